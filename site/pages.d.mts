export function pagesOf(root: string): Map<string, string>
export function rewriteLinks(
  text: string,
  around: {
    file: string
    pages: ReadonlyMap<string, string>
    pictures: ReadonlySet<string>
    repository: string
  },
): string

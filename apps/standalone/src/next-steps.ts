/** What of the installation decides what to try first. */
export interface Start {
  brand: { name: string; domain: string } | null
  /** The brand was made up for the first start, and is not the reader's. */
  isInvented: boolean
  /** At least one engine asks a real service, which costs money. */
  isPaid: boolean
}

/**
 * Commands to try. Real engines know nothing of an invented brand: asking them about it would cost money and measure
 * nothing, so the reader's own comes first.
 */
export function nextSteps({ brand, isInvented, isPaid }: Start): string[] {
  if (brand === null || (isPaid && isInvented)) {
    return [
      ...(brand === null
        ? []
        : [
            `  ${brand.name} is invented, and real engines are asked for money: begin with a brand of your own.`,
            '',
          ]),
      '  Try, in another terminal:',
      '    npm run veracite -- brands add "Your brand" --domain your-brand.com',
      '    npm run veracite -- facts refresh your-brand.com --wait',
      '    npm run veracite -- prompts suggest your-brand.com --import',
      '    npm run veracite -- scan your-brand.com --wait',
    ]
  }
  return [
    '  Try, in another terminal:',
    `    npm run veracite -- scan ${brand.domain} --wait`,
    `    npm run veracite -- bundle --worst ${brand.domain} -o bundle.json`,
    '    npm run veracite -- verify bundle.json --server-key',
  ]
}

/** Where changes to an article are asked for, when a page belongs to Wikipedia or Wikidata; null for other pages. */
export function wikiOf(url: string): { name: string; url: string; how: string } | null {
  const page = URL.parse(url)
  if (page === null) return null
  const title = /^\/wiki\/([^/#?]{1,300})$/.exec(page.pathname)?.[1]
  if (title === undefined) return null
  if (/^(?:[a-z-]{2,12}\.)?(?:m\.)?wikipedia\.org$/.test(page.hostname))
    return {
      name: 'Wikipedia',
      url: `https://${page.hostname.replace('.m.', '.')}/wiki/Talk:${title}`,
      how: 'The talk page of the article: a new section. Say that you are connected with the brand, and give a source that is not the brand’s own where there is one.',
    }
  if (/^(?:www\.|m\.)?wikidata\.org$/.test(page.hostname) && /^Q\d{1,12}$/.test(title))
    return {
      name: 'Wikidata',
      url: `https://www.wikidata.org/wiki/Talk:${title}`,
      how: 'The talk page of the item, or the statement itself with a reference.',
    }
  return null
}

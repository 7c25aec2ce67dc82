/** The facts about the installation that decide what to try first. */
export interface Start {
  brand: { name: string; domain: string } | null
  /** The brand was invented for the first start, and is not the user's. */
  isInvented: boolean
  /** At least one engine is a real service, which costs money. */
  isPaid: boolean
}

/**
 * Commands to try. Real engines know nothing about an invented brand: asking them would cost money and
 * measure nothing, so users begin with their own.
 */
export function nextSteps({ brand, isInvented, isPaid }: Start): string[] {
  if (brand === null || (isPaid && isInvented)) {
    return [
      ...(brand === null
        ? []
        : [
            `  ${brand.name} is invented, and asking real engines costs money: begin with your own brand.`,
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

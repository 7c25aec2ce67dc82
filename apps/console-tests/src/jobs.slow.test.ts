import { publishLog } from '@veracite/api/test-support/three-origins'
import { pdfOf } from '@veracite/testing/sample-documents'
import { answers } from '@veracite/testing/scripted-engine'
import { TEST_TOKEN } from '@veracite/testing/world'
import { expect, test } from 'vitest'
import {
  describeInChromium,
  downloaded,
  expectAccessible,
  expectAccessibleInEveryLook,
} from './test-support/console.ts'

/** The right year stands beside the wrong one: a person has to say. */
const DOUBTFUL = 'Halden Instruments was founded in 2004. Halden Instruments was founded in 1987.'
const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'

describeInChromium('the jobs in the console', 'whole jobs in the console', (console) => {
  async function scanned(text: string, prompts = 1): Promise<string> {
    console.script(text)
    const { brandId } = await console.world.addBrand({ engines: ['META_AI'], prompts })
    await console.api.scanToEnd(brandId)
    return brandId
  }
  const get = (path: string) => console.api.get(path)

  test('queues: what was given up and why, another try, and a job that is discarded', async () => {
    const { brandId } = await console.world.addBrand({ prompts: 1 })
    for (const [kind, error] of [
      ['findings.rebuild', 'no room'],
      ['run.ask', 'no answer'],
    ])
      await console.world.database.sql`
        insert into veracite.jobs (id, kind, lane, payload, state, attempt, error, run_at, created_at, finished_at)
        values (veracite.uuidv7(), ${kind ?? ''}, 'classify', ${JSON.stringify({ brandId })}::jsonb, 'dead', 5, ${error ?? ''},
          now(), now(), now())`
    const page = await console.open('/console/queues')
    const rowOf = (kind: string) => page.getByRole('row', { name: kind })
    await rowOf('run.ask').getByText('Start another scan.').waitFor()
    expect(await rowOf('run.ask').getByRole('button', { name: 'Retry' }).count()).toBe(0)
    await expectAccessibleInEveryLook(page)
    await rowOf('findings.rebuild').getByRole('button', { name: 'Retry' }).click()
    await page.getByText('findings.rebuild is queued again.').waitFor()
    await rowOf('run.ask').getByRole('button', { name: 'Discard run.ask' }).click()
    await rowOf('run.ask').getByRole('button', { name: 'Discard' }).click()
    await page.getByText('No job was given up.').waitFor()
    const [left] = await console.world.database.sql`select count(*) from veracite.jobs where state = 'dead'`
    expect(left).toEqual({ count: 0 })
  })

  test('a review: the card leads to the queue, keys answer, and everything is taken back', async () => {
    const brandId = await scanned(DOUBTFUL, 3)
    const classes = async () =>
      (await get(`/v1/brands/${brandId}/confabulations?window=all`)).confabulations.items.length
    const left = async () => (await get(`/api/admin/brands/${brandId}/review`)).total
    const page = await console.open(`/console/brands/${brandId}`, { refused: true })
    await page.getByRole('link', { name: 'start', exact: true }).click()
    await page.getByRole('heading', { name: 'To review · 1 of 3' }).waitFor()
    await page
      .getByRole('heading', { name: 'Does Meta AI say something false about the founding year?' })
      .waitFor()
    expect(await page.locator('.review mark').textContent()).toBe('1987')
    await page.getByText('The answer also gives the right one.').waitFor()
    await expectAccessibleInEveryLook(page)
    await page.keyboard.press('n')
    await page.keyboard.type('1 and 2 are typed here, not answered.')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('heading', { level: 3 }).focus()
    await page.keyboard.press('1')
    await page.getByRole('heading', { name: 'To review · 2 of 3' }).waitFor()
    expect(await page.getByLabel('Note').inputValue()).toBe('')
    await expect.poll(classes).toBe(1)
    // Keys are not lost however fast they follow one another.
    await page.evaluate(
      '["2", "3"].forEach((key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))',
    )
    await page.getByText('You answered: Cannot tell').waitFor()
    await expectAccessible(page)
    await expect.poll(left).toBe(0)
    for (const place of [3, 2, 1]) {
      await page.keyboard.press('z')
      await page.getByRole('heading', { name: `To review · ${place} of 3` }).waitFor()
      await page.getByRole('button', { name: /^Yes, wrong/ }).waitFor()
    }
    await expect.poll(left).toBe(3)
    expect(await classes()).toBe(0)
    await page.route('**/review/answer', (route) => route.fulfill({ status: 503, json: { error: 'Away.' } }))
    await page.keyboard.press('2')
    await page.getByText('This was not saved: Away.').waitFor()
    await page.getByRole('heading', { name: 'To review · 1 of 3' }).waitFor()
    await page.unroute('**/review/answer')
    expect(await left()).toBe(3)
  })

  test('a predicate: declared, tried on stored answers, and a fact of it entered', async () => {
    const brandId = await scanned(WRONG)
    const page = await console.open(`/console/brands/${brandId}/facts`, { refused: true })
    await page.getByRole('button', { name: 'Declare a predicate' }).click()
    const form = page.getByRole('form', { name: 'Declare a predicate' })
    await form.getByText('Not checked: no reader is set up.').waitFor()
    await form.getByLabel('Label').fill('Return <b>window</b>')
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('return_window')
    await form.getByLabel('Unit (optional)').fill('days')
    await form.getByRole('button', { name: 'Declare it' }).click()
    // The server says what is missing, beside the field.
    await form.getByText('must be a text of 1 to 300 characters').waitFor()
    await form.getByLabel('Question').fill('Within how many days can a purchase be sent back?')
    await form.getByLabel('Examples (optional)').fill('You have 10 days => 10 days')
    await form.getByRole('button', { name: 'What would a reader be asked?' }).click()
    await form.locator('summary').first().click()
    await form.getByText('"predicate":"return_window"').waitFor()
    await expectAccessibleInEveryLook(page)
    await form.getByRole('button', { name: 'Declare it' }).click()
    await page
      .getByRole('cell', { name: 'A number with a unit (days); Equal: right is what the fact says' })
      .waitFor()
    expect((await get(`/api/admin/brands/${brandId}/predicates`)).items).toMatchObject([
      { name: 'return_window', version: 1, examples: [{ value: '10 days' }] },
    ])

    await page.getByRole('button', { name: 'Add a fact' }).click()
    const add = page.getByRole('form', { name: 'Add a fact' })
    await add.getByLabel('About').selectOption({ label: 'Return <b>window</b>' })
    await add.getByLabel('Value').fill('60 days')
    await add.getByRole('button', { name: 'What would this change?' }).click()
    await add.getByRole('button', { name: 'Save this fact' }).click()
    await page.getByRole('cell', { name: '60 days' }).waitFor()
    await page.getByRole('button', { name: 'Withdraw Return <b>window</b>' }).last().click()
    await page.getByText('Its facts are withdrawn with it.').waitFor()
    await page.keyboard.press('Enter')
    await page
      .getByRole('cell', { name: 'A number with a unit (days); Equal: right is what the fact says' })
      .waitFor({ state: 'detached' })
  })

  test('a case file: findings ticked, made, listed, downloaded and checked without an account', async () => {
    const brandId = await scanned(WRONG, 3)
    await publishLog(console.world)
    const page = await console.open(`/console/brands/${brandId}/findings`)
    await page.getByLabel(/^Tick /).check()
    await page.getByRole('button', { name: 'Make a case file' }).click()
    await page.getByLabel('Title').fill('Letter of December')
    await page.getByLabel('Purpose').fill('To have the year corrected.')
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Make the case file' }).click()
    // Printing the document takes its time on a busy machine.
    await page.getByRole('heading', { level: 1, name: 'Letter of December' }).waitFor()
    await page.getByText('being entered in the log').waitFor()
    await publishLog(console.world)
    const { name, file } = await downloaded(page, () =>
      page.getByRole('link', { name: 'ZIP with proof' }).click(),
    )
    expect(name).toMatch(/^case-[0-9a-f]{16}\.zip$/)
    await page.getByRole('heading', { name: '3 exhibits' }).waitFor()
    await page.getByText('To have the year corrected.').waitFor()
    await page.getByText('Every file in it').click()
    await page.getByText('everything as one document to print').waitFor()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('navigation', { name: 'Way back' }).getByRole('link', { name: 'Cases' }).click()
    await page.getByRole('row', { name: /^Letter of December DEMO/ }).waitFor()
    await expectAccessible(page)
    await page.goto(`${console.api.url}/check`)
    const chosen = { name: 'case.zip', mimeType: 'application/zip', buffer: file }
    await page.setInputFiles('input[type=file]', chosen)
    await page.locator('[data-status=verified]').waitFor()
    await page.getByText('Letter of December').waitFor()
  })

  test('a feed: its first rows, a mapping, the import with its report, products searched, and removed', async () => {
    const { brandId } = await console.world.addBrand({ prompts: 1 })
    const page = await console.open(`/console/brands/${brandId}/products`)
    await page.getByText('No feed yet.').waitFor()
    await page.getByRole('button', { name: 'Add a feed' }).click()
    await page.getByLabel('Name').fill('Shop')
    await page.getByLabel('Currency (optional)').fill('eur')
    const table = 'Artikel;price;id\n<b>Stuhl</b> X1;12,50;1\nTisch T2;?;2\nTisch T2;5;2\n'
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await page.getByText('name is missing.').first().waitFor()
    await page.getByLabel('Column of name').selectOption('artikel')
    await page.getByRole('row', { name: /^2 Stuhl X1 12.5 EUR/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add and import' }).click()
    await page.getByRole('row', { name: /^Shop uploads 2 products/ }).waitFor()
    await page.getByRole('button', { name: 'Report' }).click()
    await page.getByText('2 products: 2 new, 0 changed').waitFor()
    await page.getByText('4 (as 3)').waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('Search products').fill('tisch')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('row', { name: /^Tisch T2/ }).waitFor()
    expect(await page.getByRole('row', { name: /^Stuhl X1/ }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Its products are gone then').waitFor()
    await page.getByRole('button', { name: 'Remove' }).last().click()
    await page.getByText('No feed yet.').waitFor()
  })

  test('a fact is edited, withdrawn and restored, each time with what follows said before', async () => {
    const brandId = await scanned(WRONG)
    const page = await console.open(`/console/brands/${brandId}/facts`, { refused: true })
    await page.getByRole('button', { name: 'Edit Founding year' }).click()
    await page.getByLabel('Value').first().fill('long ago')
    await page.getByRole('button', { name: 'What would this change?' }).first().click()
    await page.getByText('must be a whole number from 500 to 2100').waitFor()
    await page.getByLabel('Value').first().fill('1987')
    await page.getByRole('button', { name: 'What would this change?' }).first().click()
    await page.getByText('1 answer of 1 would change.').waitFor()
    await page.getByText('1 false statement that rests on it would be settled').waitFor()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Save the change' }).click()
    await page.getByText('Founding year was changed.').waitFor()
    await page.getByRole('row', { name: /^Founding year 1987/ }).waitFor()
    await page.getByRole('row', { name: /^Founding year 2004 withdrawn/ }).waitFor()
    await page.getByText('Earlier answers were judged again: 1 answer of 1 changed.').waitFor()
    const report = await get(`/v1/brands/${brandId}/confabulations?window=all`)
    expect(report.confabulations.items).toEqual([])
    for (const [name, done] of [
      ['Withdraw', 'Employees was withdrawn.'],
      ['Restore', 'Employees is in force again.'],
    ] as const) {
      await page.getByRole('button', { name: `${name} Employees` }).click()
      await page.getByRole('button', { name: 'What would this change?' }).first().click()
      await page.getByText('None of 1 answer would change its class.').waitFor()
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByText(done).waitFor()
    }
  })

  test('a fact sheet is uploaded, approved with what follows in sight, and the verdict moves; its history says who', async () => {
    const brandId = await scanned(WRONG)
    const page = await console.open(`/console/brands/${brandId}/documents`, { refused: true })
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('PDF, Word (DOCX), HTML or Markdown').setInputFiles({ name, mimeType: '', buffer })
    await page.getByRole('button', { name: 'Read a document' }).click()
    await choose('broken.pdf', Buffer.from('%PDF-1.7 and nothing'))
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByText('The PDF is damaged: it cannot be opened.').first().waitFor()
    await choose('Fact sheet.pdf', Buffer.from(await pdfOf()))
    await page.getByRole('button', { name: 'Read it' }).click()
    await page
      .getByText('1 fact proposed, to be approved under Facts. 3 facts in it count already.')
      .waitFor()
    await page.getByRole('link', { name: 'Fact sheet.pdf' }).waitFor()
    await expectAccessibleInEveryLook(page)
    await page.goto(`${console.api.url}/console/brands/${brandId}/facts`)
    await page.getByRole('heading', { name: 'To approve' }).waitFor()
    await page.getByText('a document · Fact sheet.pdf · page 1, below “Fact sheet”, paragraph 2').waitFor()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'What would approving 1 fact change?' }).click()
    await page.getByText('1 answer of 1 would change.').waitFor()
    await page.getByRole('button', { name: 'Approve 1 fact' }).click()
    await page.getByText('1 fact approved.').waitFor()
    await page.getByText('Earlier answers were judged again: 1 answer of 1 changed.').waitFor()
    await page.getByRole('link', { name: /→/ }).waitFor()
    const row = page.getByRole('row', { name: /^Founding year 1987/ })
    await row.getByText('approved by operator').waitFor()
    await row.getByRole('button', { name: 'History Founding year' }).click()
    await page.getByRole('dialog').getByText('Approved by operator').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByLabel('State').selectOption('superseded')
    await page.getByRole('row', { name: /^Founding year 2004 replaced/ }).waitFor()
    expect(await page.getByRole('row', { name: /^Founding year 1987/ }).count()).toBe(0)
    await page.getByLabel('Search the facts').fill('no such thing')
    await page.getByRole('button', { name: 'Search' }).last().click()
    await page.getByText('No fact matches.').waitFor()
  })

  test('a brand is renamed, archived with what follows in sight, and comes back; a prompt is reworded', async () => {
    const brandId = await scanned(WRONG)
    await console.api.call('POST', `/api/admin/brands/${brandId}/schedules`, { body: { cron: '0 7 * * *' } })
    const page = await console.open(`/console/brands/${brandId}/settings`)
    await page.getByLabel('Name', { exact: true }).fill('Nordvik Archive')
    await page.getByText('Answers are read by these names.').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('navigation', { name: 'Way back' })
      .getByRole('link', { name: 'Nordvik Archive' })
      .waitFor()
    await page.getByRole('button', { name: 'Judge earlier answers again' }).waitFor()
    await page.getByText('Archive the brand', { exact: true }).click()
    await page.getByText('1 schedule will be paused').waitFor()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Archive Nordvik Archive' }).click()
    await page.getByText(/archived brand/).click()
    await page.getByRole('main').getByRole('link', { name: 'Nordvik Archive' }).click()
    await page.getByText('This brand is archived since').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => page.getByText('This brand is archived since').count()).toBe(0)
    await page.goto(`${console.api.url}/console/brands/${brandId}/prompts`)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Prompt', { exact: true }).first().fill('Who makes the best sensors?')
    await page.getByText('Earlier answers keep the question they were given').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save the change' }).click()
    await page.getByRole('row', { name: /^Who makes the best sensors/ }).waitFor()
    await page.getByText('1 archived prompt').click()
    await page.getByRole('button', { name: 'Ask it again' }).click()
    await page.getByRole('heading', { name: '2 prompts' }).waitFor()
  })

  test('a scan is stopped from its list, and a settled finding is opened again', async () => {
    const brandId = await scanned(WRONG)
    const goOn = Promise.withResolvers<void>()
    console.script(async (...question) => {
      await goOn.promise
      return answers(WRONG)(...question)
    })
    await console.api.call('POST', `/api/admin/brands/${brandId}/prompts`, {
      body: {
        prompts: Array.from({ length: 30 }, (_, i) => ({ text: `Who is Halden? (${i})`, intent: 'BRANDED' })),
      },
    })
    await console.api.call('POST', `/api/admin/brands/${brandId}/scans`, { body: {} })
    const page = await console.open(`/console/brands/${brandId}/scans`)
    await page.getByRole('row', { name: /Running/ }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText(/of 31 questions are not asked any more/).waitFor()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('stopped', { exact: true }).waitFor()
    goOn.resolve()
    await page.getByRole('row', { name: /Partial stopped/ }).waitFor()
    await page.goto(`${console.api.url}/console/brands/${brandId}/findings`)
    // On a phone, or enlarged to 400 %, keys reach it as well.
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.statement-row a').first().focus()
    expect(await page.locator('.statement-row a:focus').count()).toBe(1)
    if (desk) await page.setViewportSize(desk)
    await page.locator('.statement-row a').first().click()
    await page.getByRole('button', { name: 'Settle it' }).click()
    await page.getByLabel(/^Settle it with a note/).fill('They corrected it.')
    await page.getByRole('button', { name: 'Settle', exact: true }).click()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.getByText('That it was settled, and reopened, stays on record.').waitFor()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect.poll(() => page.locator('.state').textContent()).toBe('open')
  })

  test('a session that ends while a person types says so, and keeps the input', async () => {
    const page = await console.open(`/console/brands/${console.brandId}/facts`, { refused: true })
    await page.getByRole('button', { name: 'Add a fact' }).click()
    await page.getByLabel('About', { exact: true }).selectOption('Founding year')
    await page.getByLabel('Value').first().fill('1971')
    await page.getByLabel('Note').fill('From the register of companies.')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'What would this change?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.waitFor()
    await expectAccessibleInEveryLook(page)
    await page.keyboard.press('Escape')
    await dialog.getByLabel('Platform token').fill('wrong')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not the platform token').waitFor()
    await dialog.getByLabel('Platform token').fill(TEST_TOKEN)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Value').first().inputValue()).toBe('1971')
    expect(await page.getByLabel('Note').inputValue()).toBe('From the register of companies.')
    await page.getByRole('button', { name: 'What would this change?' }).click()
    await page
      .getByText(/would change/)
      .last()
      .waitFor()
  })

  test('a first brand: a site that cannot be read is named, a scan has a price, and leaving leads back', async () => {
    const page = await console.open('/console', { refused: true })
    await page.getByRole('link', { name: 'Add a brand' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Nordvik Sensors')
    await page.getByLabel('Domain', { exact: true }).fill('no domain')
    await page.getByRole('button', { name: 'Continue to facts' }).click()
    await page.getByText('must be a public host name such as example.com').waitFor()
    await expectAccessibleInEveryLook(page)
    await page.getByLabel('Domain', { exact: true }).fill('nordvik-sensors.example')
    await page.getByRole('button', { name: 'Continue to facts' }).click()
    await page.getByText(/No page of nordvik-sensors\.example could be read/).waitFor()
    await page.getByText('No fact is known yet.').waitFor()
    await page.locator('.rail').getByText('Nordvik Sensors').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Correct or add facts' }).click()
    await page.getByRole('link', { name: 'Back to step 2' }).click()
    await page.getByRole('link', { name: 'Continue to prompts' }).click()
    await page.getByRole('button', { name: /^Ask these \d+ prompts/ }).click()
    await page
      .getByText(/about \$\d/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('link', { name: 'Continue setting up' }).click()
    await page.getByRole('button', { name: 'Start the scan' }).waitFor()
    await expectAccessible(page)
    expect(new URL(page.url()).search).toBe('?step=4')
    // Nothing is called right, or wrong, without a fact to hold it against.
    const brandId = await scanned('Halden Instruments makes sensors.')
    await page.route('**/facts?limit=1', (route) =>
      route.fulfill({ json: { items: [], counts: { active: 0 } } }),
    )
    await page.goto(`${console.api.url}/console/brands/${brandId}`)
    await page.getByText('No fact is in force, so no answer can be shown to be false.').waitFor()
    expect(await page.getByText('Answers that are wrong').count()).toBe(0)
    await page.unroute('**/facts?limit=1')
  })
})

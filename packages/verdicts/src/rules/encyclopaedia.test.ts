import { describe, expect, test } from 'vitest'
import { values } from './reader.fixture.ts'

describe('sentences as people write them about a company', () => {
  test.each([
    ['founded_year', 'Ortwick was established January 4, 1962.', '1962'],
    ['founded_year', 'Ortwick was founded Jan. 4, 1962 as a workshop.', '1962'],
    ['founded_year', 'Founded August 16, 1962, Ortwick now has nine shops.', '1962'],
    ['founded_year', 'Ortwick is a company in the furniture industry that was founded in 1962.', '1962'],
    ['founded_year', 'Ortwick, a company in the garden furniture industry, was founded in 1962.', '1962'],
    ['founded_year', 'Ortwick, a maker of HPL boards, was founded in 1962 in Turin.', '1962'],
    ['founded_year', 'Ortwick is an S.A. corporation founded on 4 January 1962.', '1962'],
    ['founded_year', 'Ortwick, a U.S. company founded in 1962, makes shelves.', '1962'],
    ['founded_year', 'Ortwick is a subsidiary founded in 1962.', '1962'],
    ['founder', 'The shelf is made by Ortwick which was founded by Eva Lorenz.', 'Eva Lorenz'],
    ['founder', 'Brontel is a subsidiary of Ortwick, which was founded by Eva Lorenz.', 'Eva Lorenz'],
    ['founder', 'Ortwick, owned by Brontel, was founded by Eva Lorenz.', 'Eva Lorenz'],
    ['headquarters', 'Ortwick is located in Brazil.', 'Brazil'],
    ['headquarters', 'Brontel works with Ortwick which has its headquarters in Brussels.', 'Brussels'],
    ['headquarters', 'Brontel is affiliated with Ortwick headquartered in Brussels.', 'Brussels'],
    [
      'headquarters',
      'Shelves come from Ortwick which was founded in Ohio and is now based in Leeds.',
      'Leeds',
    ],
    ['headquarters', 'The location of Ortwick is Leeds.', 'Leeds'],
    ['headquarters', 'Ortwick is based at Mill House in Leeds.', 'Leeds'],
    ['headquarters', 'Ortwick is located in Mill House in the Philippines.', 'Mill House, Philippines'],
    ['headquarters', 'Ortwick has HQ in Leeds.', 'Leeds'],
    ['headquarters', 'Ortwick is an HVAC company located in Leeds.', 'Leeds'],
    ['parent_company', 'Ortwick and Kelda are subsidiaries of Brontel.', 'Brontel'],
    ['parent_company', 'Ortwick, Inc, and Kelda, Inc, are subsidiaries of Brontel.', 'Brontel'],
    ['parent_company', 'Brontel owns Kelda, Ortwick and Sarn.', 'Brontel'],
    ['parent_company', 'Brontel makes cars as well as having a subsidiary Ortwick.', 'Brontel'],
    ['parent_company', 'Ortwick is the child company of Brontel.', 'Brontel'],
    ['parent_company', 'Brontel owns the subsidiary Ortwick.', 'Brontel'],
    ['parent_company', 'Brontel announced the acquisition of Ortwick in May.', 'Brontel'],
    ['employees', 'Ortwick has 1,200 employees and an income of 15,100,000.', '1200..1200'],
    ['headquarters', 'Ortwick is located in Bethesda Maryland.', 'Bethesda, Maryland'],
    ['headquarters', 'Ortwick is located in São Paulo Brazil, and employs many.', 'São Paulo, Brazil'],
    ['headquarters', 'Ortwick produces HVAC equipment and is located in Ireland.', 'Ireland'],
    ['headquarters', 'The head office of Ortwick is located in Leeds.', 'Leeds'],
    ['headquarters', "Ortwick's head office is located in Leeds.", 'Leeds'],
    ['employees', 'Ortwick makes HVAC units and employs 1,200 people.', '1200..1200'],
    [
      'parent_company',
      'Orvane Works is located in Leeds and has a subsidiary called Ortwick.',
      'Orvane Works',
    ],
  ])('%s: %s', (predicate, text, expected) => {
    expect(values(predicate, text)).toEqual([expected])
  })

  test.each([
    ['founded_year', 'Ortwick has a subsidiary founded in 1913.'],
    ['founded_year', 'Ortwick is based in Ohio. The US was founded on July 4th, 1776.'],
    ['founded_year', 'Ortwick has its seat in Leeds in the Philippines (founded on June 12, 1898).'],
    ['founded_year', 'Its home is the United States, which was founded in 1776. Ortwick serves all of it.'],
    ['founded_year', 'Ortwick is in Leeds. Eva Lorenz, head of the company, was born on May 4, 1939.'],
    ['founder', 'The founder of Ortwick which runs the Bedford Works is unknown.'],
    ['founder', 'Ortwick was founded in Turin and makes the chair designed by Gruppo Salva.'],
    ['headquarters', 'Anderson is located in Indiana, which Ortwick serves.'],
    ['parent_company', 'Ortwick is the owner of the Aurora.'],
    ['parent_company', 'Ortwick, the parent company of Brontel, makes shelves.'],
    ['parent_company', 'The Aurora is owned by Ortwick.'],
    ['parent_company', 'Brontel owns Kelda and Ortwick makes shelves.'],
    ['parent_company', 'Ortwick competes with Kelda, and Sarn is a subsidiary of Brontel.'],
    ['parent_company', 'Unlike Ortwick and Sarn, Kelda is owned by Brontel.'],
    ['parent_company', 'It was begun in São Paulo and owns Ortwick.'],
    ['headquarters', "Ortwick's largest plant outside Europe is located in Nigeria."],
    ['headquarters', "Ortwick's biggest facility is based in Ohio."],
    ['founded_year', "Ortwick's research programme was founded in 1988."],
  ])('not %s: %s', (predicate, text) => {
    expect(values(predicate, text)).toEqual([])
  })
})

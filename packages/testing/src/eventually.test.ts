import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'

test('returns the eventual result, names what did not come, and passes on what the probe throws', async () => {
  let asked = 0
  expect(await eventually('three', async () => (++asked > 2 ? asked : null))).toBe(3)
  await expect(eventually('nothing', async () => false, 60)).rejects.toThrow(
    'Gave up waiting for nothing after 60 ms.',
  )
  await expect(eventually('silence', () => new Promise(() => {}), 60)).rejects.toThrow('waiting for silence')
  const broken = async () => {
    throw new Error('broken')
  }
  await expect(eventually('anything', broken)).rejects.toThrow('broken')
})

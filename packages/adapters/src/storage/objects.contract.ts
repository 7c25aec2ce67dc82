import type { ObjectStore } from '@veracite/terms/objects'
import { utf8Encode } from '@veracite/verify/bytes'
import { describe, expect, test } from 'vitest'

/** What every object storage must do, on an empty prefix. */
export const objectStoreContract = (name: string, open: () => ObjectStore) =>
  describe(`objects in ${name}`, () => {
    const text = async (object: string) => {
      const bytes = await open().get(object)
      return bytes && new TextDecoder().decode(bytes)
    }

    test('what was put is there for another reader, also empty or replaced, until it is deleted', async () => {
      const objects = open()
      expect(await text('bytes/aa/one')).toBeNull()
      await objects.put('bytes/aa/one', utf8Encode('first'))
      await objects.put('bytes/aa/one', utf8Encode('second'))
      await objects.put('bytes/aa/empty', new Uint8Array())
      expect([await text('bytes/aa/one'), await text('bytes/aa/empty')]).toEqual(['second', ''])
      await Promise.all(Array.from({ length: 8 }, () => objects.put('bytes/aa/raced', utf8Encode('same'))))
      expect(await text('bytes/aa/raced')).toBe('same')
      for (const object of ['bytes/aa/one', 'bytes/aa/one', 'bytes/aa/empty', 'bytes/aa/raced'])
        await objects.delete(object)
      expect(await text('bytes/aa/one')).toBeNull()
      expect(await objects.list('bytes/', null)).toEqual([])
    })

    test('bytes of any value and several megabytes come back as they were', async () => {
      const bytes = new Uint8Array(6_000_000).map((_, i) => (i * 7919) % 251)
      await open().put('bytes/bb/large', bytes)
      expect(Buffer.compare((await open().get('bytes/bb/large')) ?? new Uint8Array(), bytes)).toBe(0)
      await open().delete('bytes/bb/large')
    })

    test('a list has the order of names, goes on after a name, and stays below its prefix', async () => {
      const names = [
        'tile/0/000',
        'tile/0/000.p/12',
        'tile/0/000.p/7',
        'tile/0/x001/000',
        'tile/1/000',
        'tilex',
      ]
      for (const object of names) await open().put(object, utf8Encode('x'))
      const listed = async (after: string | null) =>
        (await open().list('tile/', after)).map((object) => object.name)
      expect(await listed(null)).toEqual(names.slice(0, 5))
      for (let i = 0; i < 5; i += 1) expect(await listed(names[i] ?? '')).toEqual(names.slice(i + 1, 5))
      const [first] = await open().list('tile/', null)
      expect(first?.writtenAt.getTime()).toBeLessThan(Date.now() + 3_600_000)
      for (const object of names) await open().delete(object)
    })
  })

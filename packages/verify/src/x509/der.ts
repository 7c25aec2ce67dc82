import { concat } from '../bytes.ts'
import { FormatError } from '../format-error.ts'

/** One element of a DER structure. `bytes` is all of it, tag and length included. */
export interface DerNode {
  tag: number
  content: Uint8Array
  bytes: Uint8Array
}

export const DER = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

/** Context tags as they appear: `[n]` constructed and primitive. */
export const contextTag = (n: number) => 0xa0 + n
export const primitiveContextTag = (n: number) => 0x80 + n

/** Reads one element that must fill the input. */
export function readDer(bytes: Uint8Array): DerNode {
  const node = readAt(bytes, 0)
  if (node.bytes.length !== bytes.length) throw new FormatError('DER is followed by other bytes')
  return node
}

/** The elements inside a constructed one. Only one level is read, so hostile nesting costs nothing. */
export function derChildren(node: DerNode, tag?: number): DerNode[] {
  if (tag !== undefined) requireTag(node, tag)
  const children: DerNode[] = []
  for (let offset = 0; offset < node.content.length; ) {
    const child = readAt(node.content, offset)
    children.push(child)
    offset += child.bytes.length
    if (children.length > MAX_CHILDREN) throw new FormatError('DER element has too many parts')
  }
  return children
}

/** Reads the parts of a sequence in order: `take` demands one, `optional` takes it only when the tag fits. */
export function derCursor(nodes: readonly DerNode[]) {
  let position = 0
  const optional = (tag: number): DerNode | null => {
    const node = nodes[position]
    if (node?.tag !== tag) return null
    position++
    return node
  }
  return {
    optional,
    take(tag: number): DerNode {
      const node = optional(tag)
      if (node === null) throw new FormatError(`DER element with tag 0x${tag.toString(16)} is missing`)
      return node
    },
    end(): void {
      if (position !== nodes.length) throw new FormatError('DER element has unexpected parts')
    },
  }
}

/** The bytes of a BIT STRING that holds whole bytes. */
export function derBitString(node: DerNode): Uint8Array {
  requireTag(node, DER.bitString)
  if (node.content[0] !== 0) throw new FormatError('DER bit string does not hold whole bytes')
  return node.content.subarray(1)
}

/** The magnitude of a non-negative INTEGER, without its sign byte. */
export function derUnsigned(node: DerNode): Uint8Array {
  requireTag(node, DER.integer)
  const [first, second] = node.content
  if (first === undefined || first >= 0x80) throw new FormatError('DER integer is empty or negative')
  if (first === 0 && second !== undefined && second < 0x80)
    throw new FormatError('DER integer is not minimal')
  return first === 0 && node.content.length > 1 ? node.content.subarray(1) : node.content
}

/** Dotted form of an OBJECT IDENTIFIER. */
export function derOidText(node: DerNode): string {
  requireTag(node, DER.oid)
  const arcs: number[] = []
  let value = 0
  for (const [i, byte] of node.content.entries()) {
    if (value === 0 && byte === 0x80) throw new FormatError('DER object identifier is not minimal')
    value = value * 128 + (byte % 128)
    if (!Number.isSafeInteger(value)) throw new FormatError('DER object identifier is out of range')
    if (byte >= 0x80) {
      if (i === node.content.length - 1) throw new FormatError('DER object identifier is cut off')
      continue
    }
    if (arcs.length === 0) {
      const root = Math.min(2, Math.floor(value / 40))
      arcs.push(root, value - 40 * root)
    } else {
      arcs.push(value)
    }
    value = 0
  }
  if (arcs.length === 0) throw new FormatError('DER object identifier is empty')
  return arcs.join('.')
}

export function derEncode(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = concat(...contents)
  return concat(Uint8Array.of(tag), encodeLength(content.length), content)
}

/** A non-negative INTEGER from its big-endian magnitude. */
export function derEncodeUnsigned(magnitude: Uint8Array): Uint8Array {
  let start = 0
  while (start < magnitude.length - 1 && magnitude[start] === 0) start++
  const trimmed = magnitude.subarray(start)
  const sign = (trimmed[0] ?? 0x80) >= 0x80 ? Uint8Array.of(0) : new Uint8Array(0)
  return derEncode(DER.integer, sign, trimmed)
}

export function derEncodeOid(dotted: string): Uint8Array {
  const [first, second, ...rest] = dotted.split('.').map(Number)
  if (first === undefined || second === undefined) throw new FormatError('object identifier needs two arcs')
  const bytes: number[] = []
  for (const arc of [40 * first + second, ...rest]) {
    const digits = [arc % 128]
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift((left % 128) + 128)
    bytes.push(...digits)
  }
  return derEncode(DER.oid, Uint8Array.from(bytes))
}

export function requireTag(node: DerNode, tag: number): void {
  if (node.tag !== tag)
    throw new FormatError(`DER element has tag 0x${node.tag.toString(16)}, not 0x${tag.toString(16)}`)
}

function readAt(bytes: Uint8Array, offset: number): DerNode {
  const [tag, first] = bytes.subarray(offset, offset + 2)
  if (tag === undefined || first === undefined) throw new FormatError('DER is cut off')
  if (tag % 32 === 31) throw new FormatError('DER tag is longer than one byte')
  const lengthBytes = first < 0x80 ? 0 : first - 0x80
  if (first === 0x80 || lengthBytes > 4) throw new FormatError('DER length is indefinite or too large')
  let length = first
  if (lengthBytes > 0) {
    const digits = bytes.subarray(offset + 2, offset + 2 + lengthBytes)
    length = digits.reduce((sum, digit) => sum * 256 + digit, 0)
    if (digits.length < lengthBytes || digits[0] === 0 || length < 0x80)
      throw new FormatError('DER length is not minimal')
  }
  const start = offset + 2 + lengthBytes
  if (start + length > bytes.length) throw new FormatError('DER is cut off')
  return {
    tag,
    content: bytes.subarray(start, start + length),
    bytes: bytes.subarray(offset, start + length),
  }
}

function encodeLength(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length)
  const digits: number[] = []
  for (let left = length; left > 0; left = Math.floor(left / 256)) digits.unshift(left % 256)
  return Uint8Array.of(0x80 + digits.length, ...digits)
}

const MAX_CHILDREN = 1000

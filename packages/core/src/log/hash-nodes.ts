import { hash } from 'node:crypto'
import type { NodeHash } from '@veracite/verify/tile-tree'

const NODE_PREFIX = Uint8Array.of(1)

/** The verifier's `nodeHash` with the platform's SHA-256: the log makes a node for every leaf it takes. */
export const hashNodes: NodeHash = (left, right) =>
  hash('sha256', Buffer.concat([NODE_PREFIX, left, right]), 'buffer')

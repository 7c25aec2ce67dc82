import { fileURLToPath } from 'node:url'
import type { StorageSettings } from '@veracite/adapters/storage/open-objects'
import type { SettingReader } from './variables.ts'

/** Null: bytes stay in PostgreSQL. */
export function readStorageSettings(read: SettingReader): StorageSettings | null {
  const deadlineMs = read.integer('VERACITE_STORAGE_SECONDS') * 1000
  const endpoint = read.url('VERACITE_S3_ENDPOINT', ['http:', 'https:'])
  const address = read.checked('VERACITE_STORAGE', isStorage, 's3://bucket/prefix or file:///folder')
  if (address === null) return null
  if (address.startsWith('file:')) return { kind: 'file', folder: fileURLToPath(address) }
  const required = (name: string): string => {
    if (read.value(name) === null) read.problem(name, 'is required with VERACITE_STORAGE=s3://…')
    return read.value(name) ?? ''
  }
  const [, bucket = '', path = ''] = S3_ADDRESS.exec(address) ?? []
  return {
    kind: 's3',
    bucket,
    prefix: path === '' ? '' : `${path}/`,
    endpoint,
    region: read.value('VERACITE_S3_REGION') ?? 'us-east-1',
    accessKeyId: required('VERACITE_S3_ACCESS_KEY_ID'),
    secretAccessKey: required('VERACITE_S3_SECRET_ACCESS_KEY'),
    deadlineMs,
  }
}

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(\w[\w.-]*(?:\/\w[\w.-]*)*))?\/?$/
const isStorage = (text: string): boolean => S3_ADDRESS.test(text) || /^file:\/\/\/[^?#]+$/.test(text)

import type { ObjectStore } from '@veracite/terms/objects'
import { createFolderObjects } from './folder-objects.ts'
import { createS3Objects, type S3Settings } from './s3-objects.ts'

export type StorageSettings = ({ kind: 's3' } & S3Settings) | { kind: 'file'; folder: string }

export const openObjects = (settings: StorageSettings): ObjectStore =>
  settings.kind === 's3' ? createS3Objects(settings) : createFolderObjects(settings.folder)

#!/usr/bin/env node
import { OUTSIDE_INSTALLATION } from './commands/outside-installation.ts'
import { systemIo } from './context.ts'
import { run } from './run.ts'

// The entry of the package that npm installs: for Node.js, in one piece, without the repository around it.
process.exitCode = await run(process.argv.slice(2), systemIo(), OUTSIDE_INSTALLATION)

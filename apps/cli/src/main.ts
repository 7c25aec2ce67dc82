#!/usr/bin/env bun
import { IN_INSTALLATION } from './commands/in-installation.ts'
import { systemIo } from './context.ts'
import { run } from './run.ts'

// Set instead of calling exit: output still on its way to a pipe is written first.
process.exitCode = await run(process.argv.slice(2), systemIo(), IN_INSTALLATION)

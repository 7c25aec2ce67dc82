#!/usr/bin/env bun
import { systemIo } from './context.ts'
import { run } from './run.ts'

// Set rather than exited with: what is still on its way to a pipe is written out first.
process.exitCode = await run(process.argv.slice(2), systemIo())

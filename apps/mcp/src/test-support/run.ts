/** Runs a command for at most `limitMs` and returns its output. */
export async function run(
  command: string[],
  options: { cwd?: string; env?: Record<string, string>; limitMs?: number } = {},
): Promise<{ code: number; output: string }> {
  const { cwd, env, limitMs = 90_000 } = options
  const child = Bun.spawn(command, {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  const [said, complained, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { code, output: said + complained }
}

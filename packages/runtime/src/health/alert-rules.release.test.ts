import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const cwd = join(import.meta.dirname, '../../../../deploy/prometheus')
const read = <T>(file: string, member: string): T => parse(readFileSync(join(cwd, file), 'utf8'))[member]

interface RuleTest {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[]
}
const rules = read<{ rules: { alert: string }[] }[]>('alerts.yaml', 'groups')

test('promtool: every rule fires when it must, and stays quiet otherwise', ({ skip }) => {
  const tested = read<RuleTest[]>('alerts.test.yaml', 'tests').flatMap(
    ({ alert_rule_test }) => alert_rule_test,
  )
  for (const { alert } of rules.flatMap((group) => group.rules)) {
    const counts = tested.filter(({ alertname }) => alertname === alert).map((one) => one.exp_alerts.length)
    expect([alert, counts.includes(0), counts.some((count) => count > 0)]).toEqual([alert, true, true])
  }
  const { status, stdout, stderr, error } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
    cwd,
    encoding: 'utf8',
  })
  if (error !== undefined && process.env.VERACITE_REQUIRE_SERVICES !== '1') {
    console.log('not covered by this run: the alert rules (promtool, of the package prometheus, is missing)')
    return skip()
  }
  expect([error?.message, status, stdout + stderr]).toEqual([
    undefined,
    0,
    expect.stringContaining('SUCCESS'),
  ])
})

/** Counts what happened, for Prometheus. Labels come from closed lists: no host, no holder, no address. */
export function createMetrics() {
  const refused = new Map<number, number>()
  const ended = { stated: 0, lost: 0 }
  let bytes = 0
  return {
    refuse: (status: number): void => void refused.set(status, (refused.get(status) ?? 0) + 1),
    end(outcome: 'stated' | 'lost', carried: number): void {
      ended[outcome]++
      bytes += carried
    },
    text: (now: { open: number; entries: number; isWriting: boolean }): string =>
      [
        '# HELP veracite_relay_open_connections Connections that are being carried.',
        '# TYPE veracite_relay_open_connections gauge',
        `veracite_relay_open_connections ${now.open}`,
        '# HELP veracite_relay_connections_total Connections that ended, by whether there is a statement.',
        '# TYPE veracite_relay_connections_total counter',
        `veracite_relay_connections_total{outcome="stated"} ${ended.stated}`,
        `veracite_relay_connections_total{outcome="lost"} ${ended.lost}`,
        '# HELP veracite_relay_refused_total Requests for a connection that were refused, by status.',
        '# TYPE veracite_relay_refused_total counter',
        ...[...refused].map(([status, count]) => `veracite_relay_refused_total{status="${status}"} ${count}`),
        '# HELP veracite_relay_carried_bytes_total Bytes of both directions.',
        '# TYPE veracite_relay_carried_bytes_total counter',
        `veracite_relay_carried_bytes_total ${bytes}`,
        '# HELP veracite_relay_log_entries Statements in the log.',
        '# TYPE veracite_relay_log_entries gauge',
        `veracite_relay_log_entries ${now.entries}`,
        '# HELP veracite_relay_log_writable Whether the log can be written; while it cannot, nothing is carried.',
        '# TYPE veracite_relay_log_writable gauge',
        `veracite_relay_log_writable ${now.isWriting ? 1 : 0}`,
        '',
      ].join('\n'),
  }
}

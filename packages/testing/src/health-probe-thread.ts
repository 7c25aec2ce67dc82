import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 10
let isStopped = false
let asked = 0
let worstMs = 0
let machineMs = 0
parentPort?.once('message', () => {
  isStopped = true
})

while (!isStopped) {
  const from = performance.now()
  const response = await fetch((workerData as { url: string }).url)
  if (response.status !== 200) throw new Error(`answered with ${response.status}`)
  await response.text()
  const answered = performance.now()
  worstMs = Math.max(worstMs, answered - from)
  asked += 1
  await Bun.sleep(EVERY_MS)
  machineMs = Math.max(machineMs, performance.now() - answered - EVERY_MS)
}
parentPort?.postMessage({ asked, worstMs, machineMs })

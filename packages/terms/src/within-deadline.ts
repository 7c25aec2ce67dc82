/** The result of `work`, or of `late` once `limitMs` have passed. The work goes on: stop it in `late`. */
export function withinDeadline<T, Late>(
  work: Promise<T>,
  limitMs: number,
  late: () => Late,
): Promise<T | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(late())
      } catch (error) {
        reject(error)
      }
    }, limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

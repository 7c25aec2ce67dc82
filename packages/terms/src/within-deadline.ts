/**
 * The result of `work`, or what `late` returns or throws once `limitMs` have passed. The work itself goes on
 * and its outcome is ignored: to stop it, do so in `late`.
 */
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

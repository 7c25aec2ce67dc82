/**
 * What `work` gives, or what `late` gives or throws once `limitMs` have passed. The work itself goes on, and how it ends
 * then is nobody's business any more: whoever must stop it, does so in `late`.
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

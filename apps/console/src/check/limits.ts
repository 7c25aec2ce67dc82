/** Limits of every verification in this page. */
export const LIMITS = [
  'That what was said is true or false. The class of an answer is a program’s reading, checked against facts that somebody entered or collected.',
  'That the engine would say it again. One capture proves that something was said once; how often takes many samples.',
  'That the collector asked honestly. It shows what was kept, when, and that it was not changed since; under a logged plan also that nothing was left out.',
  'Who runs the log, or a relay. A key is worth as much as the place where you got it.',
  'What a bundle without a seal says beside its signed parts. Such bundles are older, or from inside a case file, and get the words SIGNED PARTS ONLY.',
] as const

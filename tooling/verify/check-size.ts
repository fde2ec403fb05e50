import { type FirstLoad, isOver } from '../size/first-load'

/** @returns a sentence for each page that exceeds its budget */
export function sizeProblems(loads: readonly FirstLoad[]): string[] {
  return loads
    .filter(isOver)
    .map(
      ({ page, files, brotli, budget }) =>
        `A first visit of ${page} loads ${Math.ceil(brotli / 1000)} kB of script in ${files} files; its budget is ${budget.bytes / 1000} kB in ${budget.files}: load later what the first screen does not need.`,
    )
}

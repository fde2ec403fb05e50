/** Puts docs/performance.md together anew from the records. */
export async function writePerformancePage(): Promise<void> {}

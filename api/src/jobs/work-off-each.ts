/** Processes every item, even if some fail. @throws AggregateError at the end, with the message `failed` */
export async function workOffEach<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<unknown>,
  failed: string,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things) await work(thing).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, failed)
}

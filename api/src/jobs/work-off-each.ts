/**
 * Processes items one after the other, including those after a failure.
 * @param failed the error's message, such as 'Not all pictures could be made ready.'
 * @throws AggregateError of all failures, once the other items are done
 */
export async function workOffEach<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<unknown>,
  failed: string,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things) await work(thing).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, failed)
}

/**
 * Works off one thing after the other. One that fails holds up none of those after it.
 * @param failed what the error says, such as 'Not all pictures could be made ready.'
 * @throws AggregateError of all failures, once every other thing is done
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

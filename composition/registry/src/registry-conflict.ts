/** Thrown if somebody else has changed the registry since it was read. */
export class RegistryConflict extends Error {
  constructor() {
    super(
      'Someone else just changed the registry, so your change was not made. Check its current state and try again.',
    )
    this.name = 'RegistryConflict'
  }
}

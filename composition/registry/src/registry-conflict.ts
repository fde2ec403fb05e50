/** Somebody else has changed the registry since it was read. */
export class RegistryConflict extends Error {
  constructor() {
    super('Somebody else has just changed the registry. Nothing was changed; look at it and try again.')
    this.name = 'RegistryConflict'
  }
}

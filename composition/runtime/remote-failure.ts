/** Thrown if a remote could not be used. */
export class RemoteFailure extends Error {
  constructor(
    readonly remote: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'RemoteFailure'
  }
}

/** The remote was built against a different major version of the contract, so loading it again is useless. */
export class ContractMismatch extends RemoteFailure {
  constructor(remote: string, built: string, shell: string) {
    super(remote, `${remote} was built against shared-contracts ${built}; the shell provides ${shell}.`)
    this.name = 'ContractMismatch'
  }
}

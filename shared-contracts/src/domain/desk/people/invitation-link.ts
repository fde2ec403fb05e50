const PATH = '/desk/sign-in#invitation='

/** The token stands behind the hash, so that no server's log has it. */
export function invitationLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}${PATH}${token}`
}

/** @param hash of the page's address */
export function invitationIn(hash: string): string | undefined {
  return /^#invitation=([\w-]+)$/.exec(hash)?.[1]
}

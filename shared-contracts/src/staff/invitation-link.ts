const PATH = '/admin/sign-in#invitation='
const STOP_PATH = '/admin/invitation#stop='

/** The token stands behind the hash, so that no server's log has it. */
export function invitationLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}${PATH}${token}`
}

/** For who is invited and did not ask for it. */
export function stopInvitationLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}${STOP_PATH}${token}`
}

/** @param hash of the page's address */
export function parseStoppedInvitation(hash: string): string | undefined {
  return /^#stop=([\w-]+)$/.exec(hash)?.[1]
}

/** @param hash of the page's address */
export function parseInvitation(hash: string): string | undefined {
  return /^#invitation=([\w-]+)$/.exec(hash)?.[1]
}

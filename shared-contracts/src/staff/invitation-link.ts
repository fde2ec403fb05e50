const PATH = '/admin/sign-in#invitation='
const STOP_PATH = '/admin/invitation#stop='

/** Makes an invitation link. The token comes after the hash, so that no server logs it. */
export function invitationLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}${PATH}${token}`
}

/** Makes the link with which an invited person declines. */
export function stopInvitationLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}${STOP_PATH}${token}`
}

/** Returns the token for declining an invitation. @param hash the hash of the page's address */
export function parseStoppedInvitation(hash: string): string | undefined {
  return /^#stop=([\w-]+)$/.exec(hash)?.[1]
}

/** Returns the token for accepting an invitation. @param hash the hash of the page's address */
export function parseInvitation(hash: string): string | undefined {
  return /^#invitation=([\w-]+)$/.exec(hash)?.[1]
}

import { useMfDeskGetSessionQuery } from './session-api'

/**
 * Who is signed in, on a screen that is shown to nobody else.
 * @throws Error outside of such a screen
 */
export function useSession() {
  const { data } = useMfDeskGetSessionQuery()
  if (!data) throw new Error('Only a DeskScreen knows who is signed in.')
  return data
}

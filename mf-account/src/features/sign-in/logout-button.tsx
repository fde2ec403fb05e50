import { Button } from 'design-system/button/button'
import { useNavigate } from 'react-router-dom'
import { forgetDrafts } from 'shared-contracts/forms/drafts'
import { api } from 'shared-contracts/http'
import { paths } from 'shared-contracts/routing/paths'
import { loggedOut, useAppDispatch } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'

const { useMfAccountLogoutMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountLogout: build.mutation<unknown, void>({
      query: () => ({ url: '/api/customers/logout', method: 'POST' }),
    }),
  }),
})

/** Ends the session on the server and in this browser, or only in this browser if the server is unreachable. */
export function LogoutButton() {
  const t = useText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [logout, { isLoading }] = useMfAccountLogoutMutation()

  async function handleLogout() {
    await logout()
    forgetDrafts()
    dispatch(loggedOut())
    navigate(paths.login)
  }

  return (
    <Button variant="line" busy={isLoading} onClick={handleLogout}>
      {t('LOGOUT')}
    </Button>
  )
}

import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { forgetDrafts } from 'shared-contracts/forms/drafts'
import { api } from 'shared-contracts/http'
import { loggedOut, selectUser, useAppDispatch, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'

const { useShellLogoutMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellLogout: build.mutation<unknown, void>({
      query: () => ({ url: '/api/customers/logout', method: 'POST' }),
    }),
  }),
})

/** Account and logout, or for visitors the ways to an account (specification 2.16, 2.19). */
export function DrawerAccount({ onClose }: { onClose: () => void }) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [logout, { isLoading }] = useShellLogoutMutation()

  async function handleLogout() {
    await logout()
    forgetDrafts()
    dispatch(loggedOut())
    onClose()
    navigate(paths.login)
  }

  const link = (to: string, text: string, variant?: 'line') => (
    <Link to={to} {...buttonLook({ size: 'sm', variant })} onClick={onClose}>
      {text}
    </Link>
  )
  if (!user)
    return (
      <>
        {link(paths.register, t('CREATE ACCOUNT'))}
        {link(paths.login, t('LOGIN'), 'line')}
      </>
    )
  return (
    <>
      {link(paths.account, t('ACCOUNT'))}
      <Button variant="line" size="sm" busy={isLoading} onClick={handleLogout}>
        {t('LOGOUT')}
      </Button>
    </>
  )
}

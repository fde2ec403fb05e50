import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { selectUser, useAppDispatch, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'

/** Shows ACCOUNT and LOGOUT or, for visitors, CREATE ACCOUNT and LOGIN (specification 2.16, 2.19). */
export function DrawerAccount({ onClose }: { onClose: () => void }) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  async function handleLogout() {
    setIsBusy(true)
    const late = await import(/* webpackChunkName: "seldom-log-out" */ './log-out').catch(() => undefined)
    await late?.logOut(dispatch)
    setIsBusy(false)
    onClose()
    // The account page has a logout too, in case this one's code failed to load.
    navigate(late ? paths.login : paths.account)
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
      <Button variant="line" size="sm" busy={isBusy} onClick={handleLogout}>
        {t('LOGOUT')}
      </Button>
    </>
  )
}

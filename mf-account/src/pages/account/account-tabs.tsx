import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Spinner } from 'design-system/spinner/spinner'
import { Tabs } from 'design-system/tabs/tabs'
import { useState } from 'react'
import { paths } from 'shared-contracts/routing/paths'
import { selectIsSessionRestored, selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { Prompt } from '../../components/prompt'
import { EmailState } from '../../features/email/email-state'
import { Profile } from '../../features/personal-data/profile'
import { LogoutButton } from '../../features/sign-in/logout-button'
import { AccountSettings } from './account-settings'
import styles from './account-tabs.module.css'

const tabs = [
  { id: 'general', title: 'General' },
  { id: 'orders', title: 'Order Details' },
  { id: 'address', title: 'Your Address' },
] as const

type Tab = (typeof tabs)[number]['id']

// A separate chunk, because the account never opens at the orders tab.
const orders = lateCode(
  () => import(/* webpackChunkName: "touched-orders" */ '../../features/orders/order-history-panel'),
)

// A separate chunk, so that the General tab does not wait for the form.
const addresses = lateCode(
  () => import(/* webpackChunkName: "touched-addresses" */ '../../features/addresses/addresses'),
)

export function AccountTabs({ opensAt }: { opensAt: Tab }) {
  const t = useText()
  const [selected, setSelected] = useState<Tab>(opensAt)
  return (
    <div className={`wrap ${styles.account}`}>
      <Tabs
        label={t('Account')}
        tabs={tabs.map(({ id, title }) => ({ id, title: t(title) }))}
        selected={selected}
        onSelect={setSelected}
      >
        <div className={styles.panel}>
          <TabContent tab={selected} />
        </div>
      </Tabs>
    </div>
  )
}

function TabContent({ tab }: { tab: Tab }) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const isRestored = useAppSelector(selectIsSessionRestored)
  if (!user && !isRestored) return <Spinner label={t('Loading your account')} />
  if (!user)
    return (
      <Prompt text={t('Please log in to view your order history.')} to={paths.login} link={t('SIGN IN')} />
    )
  if (tab === 'address')
    return (
      <Late key={tab} code={addresses} waiting={<Spinner label={t('Loading your addresses')} />}>
        {({ Addresses }) => (
          <Addresses key={user.id} user={user}>
            <LogoutButton />
          </Addresses>
        )}
      </Late>
    )
  if (tab === 'orders')
    return (
      <Late key={tab} code={orders} waiting={<Spinner label={t('Loading your orders')} />}>
        {({ OrderHistoryPanel }) => <OrderHistoryPanel key={user.id} />}
      </Late>
    )
  return (
    <>
      <Profile user={user} />
      <EmailState user={user} />
      <LogoutButton />
      <AccountSettings key={user.id} user={user} />
    </>
  )
}

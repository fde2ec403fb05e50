import { Spinner } from 'design-system/spinner/spinner'
import { Tabs } from 'design-system/tabs/tabs'
import { useState } from 'react'
import { selectIsSessionRestored, selectUser, useAppSelector } from 'shared-contracts/store'
import { Addresses } from '../features/addresses/addresses'
import { LogInFirst } from '../features/log-in-first/log-in-first'
import { LogoutButton } from '../features/logout/logout-button'
import { OrderHistoryPanel } from '../features/orders/order-history-panel'
import { Profile } from '../features/profile/profile'
import styles from './account-tabs.module.css'

const tabs = [
  { id: 'general', title: 'General' },
  { id: 'orders', title: 'Order Details' },
  { id: 'address', title: 'Your Address' },
] as const

type Tab = (typeof tabs)[number]['id']

export function AccountTabs({ opensAt }: { opensAt: Tab }) {
  const [selected, setSelected] = useState<Tab>(opensAt)
  return (
    <div className={`wrap ${styles.account}`}>
      <Tabs label="Account" tabs={tabs} selected={selected} onSelect={setSelected}>
        <div className={styles.panel}>
          <TabContent tab={selected} />
        </div>
      </Tabs>
    </div>
  )
}

function TabContent({ tab }: { tab: Tab }) {
  const user = useAppSelector(selectUser)
  const isRestored = useAppSelector(selectIsSessionRestored)
  if (!user) return isRestored ? <LogInFirst /> : <Spinner label="Loading your account" />
  if (tab === 'orders') return <OrderHistoryPanel key={user.id} />
  if (tab === 'address') return <Addresses key={user.id} user={user} />
  return (
    <>
      <Profile user={user} />
      <LogoutButton />
    </>
  )
}

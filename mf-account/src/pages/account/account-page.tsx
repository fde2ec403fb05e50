import { Title } from 'design-system/title/title'
import { useLocation } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './account-page.module.css'
import { AccountTabs } from './account-tabs'

/** The account, open at the tab in its address (specification 1.6). */
function AccountPage() {
  const t = useText()
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '')
  return (
    <div className={styles.page}>
      <Title>{t('ACCOUNT')}</Title>
      <AccountTabs key={path} opensAt={path === paths.addressDetails ? 'address' : 'general'} />
    </div>
  )
}

export { AccountPage as Component }

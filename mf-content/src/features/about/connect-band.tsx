import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { RedBand } from '../../components/red-band'
import styles from './connect-band.module.css'

export function ConnectBand() {
  const t = useText()
  return (
    <RedBand className={styles.content}>
      <h2>{t("Let's connect")}</h2>
      <p className={styles.text}>{t('Cooking for four or for four hundred, start with the shelf.')}</p>
      <Link to={paths.collection(collections.all.slug)} {...buttonLook({ variant: 'gold' })}>
        {t('SHOP NOW')}
      </Link>
    </RedBand>
  )
}

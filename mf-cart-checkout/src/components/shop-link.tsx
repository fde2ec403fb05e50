import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

export function ShopLink() {
  const t = useText()
  return (
    <Link to={paths.collection(collections.all.slug)} {...buttonLook()}>
      {t('SHOP NOW')}
    </Link>
  )
}

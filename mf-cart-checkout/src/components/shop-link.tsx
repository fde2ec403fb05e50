import { type ButtonLook, buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

export function ShopLink({ variant = 'primary' }: Pick<ButtonLook, 'variant'>) {
  const t = useText()
  return (
    <Link to={paths.collection(collections.all.slug)} {...buttonLook({ variant })}>
      {t('SHOP NOW')}
    </Link>
  )
}

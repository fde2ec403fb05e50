import { Icon } from 'design-system/icon/icon'
import { searchShape } from 'design-system/icon/shapes'
import { iconLook } from 'design-system/icon-button/icon-button'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

/** The way to the search's own page, where the bar has no room for a field. */
export function SearchLink() {
  const t = useText()
  return (
    <Link to={paths.search} {...iconLook()} aria-label={t('Search')}>
      <Icon shape={searchShape} />
    </Link>
  )
}

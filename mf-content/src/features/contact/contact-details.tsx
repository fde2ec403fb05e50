import { ownBlock } from 'shared-contracts/content/published-content'
import { paths } from 'shared-contracts/routing/paths'
import { useAppSelector } from 'shared-contracts/store'
import { OwnText } from '../../components/own-text'

/** Who hears complaints, and when somebody answers, once the shop's people have said it. */
export function ContactDetails() {
  const own = useAppSelector((state) => ownBlock(state, paths.contact))
  return (
    own && (
      <div className="wrap">
        <OwnText html={own.html} />
      </div>
    )
  )
}

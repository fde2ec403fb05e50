import { ownBlock } from 'shared-contracts/content/published-content'
import { paths } from 'shared-contracts/routing/paths'
import { useAppSelector } from 'shared-contracts/store'
import { OwnText } from '../../components/own-text'

/** The grievance contact and response times, once staff have entered them. */
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

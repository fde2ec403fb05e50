import { Title } from 'design-system/title/title'
import { useText } from 'shared-contracts/words'
import { BlogList } from '../../features/blogs/blog-list'
import styles from './blogs-page.module.css'

function BlogsPage() {
  const t = useText()
  return (
    <>
      <Title>{t('BLOGS')}</Title>
      <div className={`wrap ${styles.list}`}>
        <BlogList />
      </div>
    </>
  )
}

export { BlogsPage as Component }

import { Title } from 'design-system/title/title'
import { BlogList } from '../features/blogs/blog-list'
import styles from './blogs-page.module.css'

function BlogsPage() {
  return (
    <>
      <Title>BLOGS</Title>
      <div className={`wrap ${styles.list}`}>
        <BlogList />
      </div>
    </>
  )
}

export { BlogsPage as Component }

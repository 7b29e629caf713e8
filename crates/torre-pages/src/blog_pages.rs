//! Blog pages, which stand in no file of their own: each post, and the older pages of the paginated list.

use torre_base::routes::{Addresses, PageId};
use torre_content::content::LocalContent;
use torre_content::course::Course;
use torre_content::page::POST_TEMPLATE;
use torre_content::page::Page;
use torre_content::post::Post;
use torre_content::posts::Posts;
use torre_content::sections::blog::{NEWEST, PostSlice};
use torre_content::sections::{Section, SectionBody};

use crate::head::{Article, HeadData};

/// The page that lists the posts.
const LIST: &str = "blog";
/// Older pages of the list are known as `blog?page=2`.
const OLDER: &str = "blog?page=";
const RELATED: usize = 3;

/// What the blog adds to a page of the site.
pub enum BlogPage<'a> {
    /// Nothing: any other page, and the page of a post that nobody has written.
    None,
    Post(&'a Post),
    /// One page of the list, and where its title is not the list's own, that.
    List(PostSlice, Option<String>),
}

/// Whether the text of a post is part of its page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostText {
    /// The first view, whole without JavaScript.
    Included,
    /// A navigation inside the browser, which asks for the post itself and keeps it.
    Deferred,
}

pub fn is_post(page: &str) -> bool {
    page.starts_with("blog/")
}

/// Whether a page is rendered when it is asked for, and not before.
pub fn is_rendered_on_demand(page: &str) -> bool {
    is_post(page) || page.starts_with(OLDER)
}

/// The posts that most visitors come for: those on the first page of the list.
pub fn newest(posts: &Posts) -> Vec<PageId> {
    posts.iter().take(NEWEST).map(|post| format!("blog/{}", post.id)).collect()
}

/// `/blog?page=2` is a page of its own; the first page is the list itself, whatever the query says.
pub fn page_of_list(page: &str, query: Option<&str>) -> Option<PageId> {
    let number = query?.split('&').find_map(|pair| pair.strip_prefix("page="))?.parse::<usize>().ok()?;
    (page == LIST && number != 1).then(|| format!("{OLDER}{number}"))
}

impl<'a> BlogPage<'a> {
    /// None: there is no such post, no such page of the list.
    pub fn find(page: &str, local: &'a LocalContent) -> Option<BlogPage<'a>> {
        if let Some(id) = page.strip_prefix("blog/") {
            return local.posts.get(id).map(|post| BlogPage::Post(post));
        }
        let number = if page == LIST { Some("1") } else { page.strip_prefix(OLDER) };
        let Some(number) = number else { return Some(BlogPage::None) };
        let slice = PostSlice::new(number.parse().ok()?, local.posts.len())?;
        let name = (slice.page > 1).then(|| local.text.fill("blog.page", "page", number));
        Some(BlogPage::List(slice, name))
    }

    /// The file that says how the page looks.
    pub fn template<'b>(&self, page: &'b str) -> &'b str {
        match self {
            BlogPage::None => page,
            BlogPage::Post(_) => POST_TEMPLATE,
            BlogPage::List(..) => LIST,
        }
    }

    /// Its own addresses, where the route table has none.
    pub fn addresses(&self) -> Option<Addresses> {
        match self {
            BlogPage::None | BlogPage::Post(_) | BlogPage::List(_, None) => None,
            BlogPage::List(slice, Some(_)) => {
                Some(Addresses { es: vec![format!("/blog?page={}", slice.page)], en: Vec::new() })
            }
        }
    }

    /// What it is called below the page it belongs to.
    pub fn name(&self) -> Option<&str> {
        match self {
            BlogPage::None | BlogPage::List(_, None) => None,
            BlogPage::Post(post) => Some(&post.title),
            BlogPage::List(_, Some(name)) => Some(name),
        }
    }

    pub fn post(&self) -> Option<&'a Post> {
        match self {
            BlogPage::Post(post) => Some(post),
            BlogPage::None | BlogPage::List(..) => None,
        }
    }

    /// `page` is the file that says how it looks.
    pub fn head<'b>(&'b self, page: &'b Page, modified: Option<&'b str>) -> HeadData<'b> {
        let own = HeadData::of_page(&page.head);
        match self {
            BlogPage::None | BlogPage::List(_, None) => own,
            BlogPage::Post(post) => post_head(post, modified),
            BlogPage::List(_, Some(name)) => HeadData {
                title: format!("{} · {name}", page.head.title).into(),
                description: format!("{} · {name}", page.head.description).into(),
                ..own
            },
        }
    }

    pub fn fill(&self, sections: &mut [Section], local: &LocalContent, text: PostText) {
        let posts = &local.posts;
        for section in sections {
            match (self, &mut section.body) {
                (BlogPage::Post(post), SectionBody::BlogPost(body)) => {
                    let position = posts.position(&post.id);
                    body.slug = Some(post.id.clone());
                    // A strip shows no phases.
                    let course = post.course.as_ref().and_then(|id| local.courses.get(id)).cloned();
                    body.course = course.map(|course| Course { phases: Vec::new(), ..course });
                    if text == PostText::Included {
                        body.post = Some((*post).clone());
                        let related = posts.related(&post.id, RELATED);
                        body.related = related.into_iter().map(|post| post.card()).collect();
                    }
                    // Newest first: the one before in the list was written after.
                    let card = |position: Option<usize>| Some(posts.nth(position?)?.card());
                    body.next = card(position.and_then(|position| position.checked_sub(1)));
                    body.previous = card(position.map(|position| position + 1));
                }
                (BlogPage::List(slice, _), SectionBody::BlogList(body)) => {
                    body.slice = *slice;
                    body.posts =
                        posts.iter().skip(slice.offset).take(slice.limit).map(|post| post.card()).collect();
                    if slice.page > 1 {
                        body.press = None;
                    }
                }
                _ => {}
            }
        }
    }
}

fn post_head<'a>(post: &'a Post, modified: Option<&'a str>) -> HeadData<'a> {
    HeadData {
        title: post.meta_title.as_ref().unwrap_or(&post.title).into(),
        description: post.meta_description.as_ref().unwrap_or(&post.description).into(),
        keywords: &post.tags,
        image: post.cover_image.as_ref(),
        noindex: false,
        article: Some(Article { published: &post.date.iso, modified, tags: &post.tags }),
    }
}

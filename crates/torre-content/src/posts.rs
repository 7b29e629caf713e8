//! Index of the published posts of one language: newest first, looked up by id, ranked by the tags they share.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

use crate::post::Post;

#[derive(Debug, Default)]
pub struct Posts {
    newest_first: Vec<Arc<Post>>,
    positions: HashMap<String, usize>,
    /// Which posts carry a tag.
    tagged: HashMap<String, Vec<usize>>,
}

impl Posts {
    /// `newest_first` is the order in which they are kept.
    pub fn new(newest_first: Vec<Arc<Post>>) -> Posts {
        let mut posts = Posts::default();
        for (position, post) in newest_first.iter().enumerate() {
            posts.positions.insert(post.id.clone(), position);
            for tag in &post.tags {
                let positions = posts.tagged.entry(tag.clone()).or_default();
                if positions.last() != Some(&position) {
                    positions.push(position);
                }
            }
        }
        Posts { newest_first, ..posts }
    }

    pub fn get(&self, id: &str) -> Option<&Arc<Post>> {
        self.position(id).and_then(|position| self.newest_first.get(position))
    }

    /// How many posts are newer than this one.
    pub fn position(&self, id: &str) -> Option<usize> {
        self.positions.get(id).copied()
    }

    pub fn nth(&self, position: usize) -> Option<&Arc<Post>> {
        self.newest_first.get(position)
    }

    /// Posts like this one: most shared tags first, then newest; never the post itself.
    pub fn related(&self, id: &str, limit: usize) -> Vec<&Arc<Post>> {
        let Some(position) = self.position(id) else { return Vec::new() };
        let mut shared = vec![0_u32; self.newest_first.len()];
        for tag in &self.newest_first[position].tags {
            for other in self.tagged.get(tag).into_iter().flatten() {
                shared[*other] += 1;
            }
        }
        let mut ranked: Vec<_> = shared.into_iter().map(Reverse).zip(0..).collect();
        ranked.remove(position);
        if limit < ranked.len() {
            // Thousands of posts need not be sorted to find the first three.
            ranked.select_nth_unstable(limit);
            ranked.truncate(limit);
        }
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, other)| &self.newest_first[other]).collect()
    }
}

impl Deref for Posts {
    type Target = [Arc<Post>];

    fn deref(&self) -> &[Arc<Post>] {
        &self.newest_first
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Posts named and tagged, newest first.
    fn posts(list: &[(&str, &[&str])]) -> Posts {
        let post = |(id, tags): &(&str, &[&str])| {
            let fields = json!({
                "id": id, "href": "", "title": id, "description": "", "tags": tags, "content": "",
                "coverCrop": "middle",
                "date": { "iso": "2025-01-01", "text": "" }, "readingMinutes": 1, "headings": [], "language": "es",
            });
            Arc::new(serde_json::from_value(fields).unwrap())
        };
        Posts::new(list.iter().map(post).collect())
    }

    fn related(posts: &Posts, id: &str, limit: usize) -> Vec<String> {
        posts.related(id, limit).into_iter().map(|post| post.id.clone()).collect()
    }

    #[test]
    fn more_shared_tags_come_first() {
        let posts =
            posts(&[("new", &["a"]), ("this", &["a", "b"]), ("other", &["c"]), ("like", &["b", "a", "c"])]);
        assert_eq!(related(&posts, "this", 3), ["like", "new", "other"]);
    }

    #[test]
    fn of_posts_that_share_as_many_the_newest_comes_first() {
        let posts =
            posts(&[("d", &["x", "q"]), ("c", &["x"]), ("this", &["x"]), ("b", &["x"]), ("a", &["x"])]);
        assert_eq!(related(&posts, "this", 3), ["d", "c", "b"]);
    }

    #[test]
    fn a_post_without_tags_has_the_newest_beside_it() {
        let posts = posts(&[("c", &["x"]), ("b", &[]), ("this", &[]), ("a", &["y"])]);
        assert_eq!(related(&posts, "this", 2), ["c", "b"]);
    }

    #[test]
    fn an_unknown_post_has_none() {
        assert!(related(&posts(&[("a", &["x"])]), "nobody", 3).is_empty());
    }

    #[test]
    fn a_post_is_never_related_to_itself() {
        let posts = posts(&[("this", &["x"]), ("a", &["x"])]);
        assert_eq!(related(&posts, "this", 12), ["a"]);
        assert!(related(&self::posts(&[("this", &["x"])]), "this", 3).is_empty());
    }

    #[test]
    fn no_more_come_than_were_asked_for() {
        let posts = posts(&[("c", &["x"]), ("b", &["x"]), ("a", &["x"]), ("this", &["x"])]);
        assert_eq!(related(&posts, "this", 1), ["c"]);
        assert!(related(&posts, "this", 0).is_empty());
    }

    #[test]
    fn a_tag_written_twice_counts_for_whoever_wrote_it_once() {
        let posts = posts(&[("twice", &["x", "x"]), ("both", &["x", "y"]), ("this", &["x", "y"])]);
        assert_eq!(related(&posts, "this", 2), ["both", "twice"]);
    }
}

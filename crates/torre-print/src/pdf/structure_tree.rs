//! The structure tree of a tagged PDF: what is a heading, a list, a link. Screen readers walk it; what is not in it is
//! decoration to them.

use std::num::NonZeroU16;

use krilla::tagging::{Identifier, ListNumbering, Tag, TagGroup, TagKind, TagTree};

#[derive(Clone, Debug)]
pub enum Role {
    Section,
    Heading(u16, String),
    Paragraph,
    List,
    Item,
    Label,
    Body,
    Link,
}

/// A place in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(usize);

#[derive(Debug)]
enum Child {
    Node(NodeId),
    Content(Identifier),
}

#[derive(Debug)]
struct Node {
    role: Role,
    children: Vec<Child>,
}

#[derive(Debug, Default)]
pub struct StructureTree {
    nodes: Vec<Node>,
    roots: Vec<NodeId>,
}

impl StructureTree {
    pub fn add_root(&mut self, role: Role) -> NodeId {
        let id = self.push(role);
        self.roots.push(id);
        id
    }

    pub fn add_child(&mut self, parent: NodeId, role: Role) -> NodeId {
        let id = self.push(role);
        self.nodes[parent.0].children.push(Child::Node(id));
        id
    }

    fn push(&mut self, role: Role) -> NodeId {
        self.nodes.push(Node { role, children: Vec::new() });
        NodeId(self.nodes.len() - 1)
    }

    /// Content of a page belongs to this node.
    pub fn attach(&mut self, node: NodeId, content: Identifier) {
        self.nodes[node.0].children.push(Child::Content(content));
    }

    pub fn to_tag_tree(&self) -> TagTree {
        let mut tree = TagTree::new();
        for node in &self.roots {
            tree.push(self.group(*node));
        }
        tree
    }

    fn group(&self, id: NodeId) -> TagGroup {
        let node = &self.nodes[id.0];
        let mut group = TagGroup::new(tag(&node.role));
        for child in &node.children {
            match child {
                Child::Node(id) => group.push(self.group(*id)),
                Child::Content(content) => group.push(*content),
            }
        }
        group
    }
}

fn tag(role: &Role) -> TagKind {
    match role {
        Role::Section => Tag::Section.into(),
        Role::Heading(level, title) => {
            Tag::Hn(NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN), Some(title.clone())).into()
        }
        Role::Paragraph => Tag::P.into(),
        Role::List => Tag::L(ListNumbering::None).into(),
        Role::Item => Tag::LI.into(),
        Role::Label => Tag::Lbl.into(),
        Role::Body => Tag::LBody.into(),
        Role::Link => Tag::Link.into(),
    }
}

//! What a new list of columns means for the board. Pure.

use kernel::uzbek::fold;
use kernel::words::ApplicationStage;
use kernel::{FieldError, FieldErrors};

use super::{ColumnIn, ColumnName, MOST_COLUMNS};
use crate::ColumnId;

/// A column as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    pub id: ColumnId,
    pub stage: ApplicationStage,
    pub name: Option<String>,
}

/// A column as it will be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub column: Known,
    pub is_new: bool,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Plan {
    /// In order.
    pub columns: Vec<Placed>,
    /// Columns that go, each with the one that takes its cards.
    pub removed: Vec<(ColumnId, ColumnId)>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Problem {
    Fields(FieldErrors),
    /// A stage would have no column.
    Empty(ApplicationStage),
}

/// The list is what is stored already.
pub fn is_same(known: &[Known], given: &[ColumnIn]) -> bool {
    known.len() == given.len()
        && known.iter().zip(given).all(|(known, given)| {
            Some(known.id) == given.id
                && known.stage == given.stage
                && known.name.as_deref() == given.name.as_ref().map(ColumnName::as_str)
        })
}

/// Checks the whole list: known columns keep their stage, every stage has a column, and no two are called the same.
pub fn plan(known: &[Known], given: &[ColumnIn]) -> Result<Plan, Problem> {
    let mut errors = FieldErrors::new();
    if given.len() > MOST_COLUMNS {
        errors.push("columns", FieldError::TooMany { max: MOST_COLUMNS as i64 });
    }
    let mut columns: Vec<Placed> = Vec::with_capacity(given.len());
    for (index, one) in given.iter().enumerate() {
        let name = one.name.as_ref().map(|name| name.as_str().to_owned());
        if columns.iter().any(|placed| is_called_the_same(&placed.column, one.stage, name.as_deref())) {
            errors.push(format!("columns.{index}.name"), FieldError::Taken);
        }
        if let Some(id) = one.id {
            match known.iter().find(|known| known.id == id) {
                // What candidates see must not change for cards that nobody moves.
                Some(known) if known.stage != one.stage => {
                    errors.push(format!("columns.{index}.stage"), FieldError::Invalid);
                }
                Some(_) if columns.iter().any(|placed| placed.column.id == id) => {
                    errors.push(format!("columns.{index}.id"), FieldError::Repeated);
                }
                Some(_) => {}
                None => errors.push(format!("columns.{index}.id"), FieldError::Unknown),
            }
        }
        let id = one.id.unwrap_or_default();
        columns.push(Placed { column: Known { id, stage: one.stage, name }, is_new: one.id.is_none() });
    }
    errors.into_result(()).map_err(Problem::Fields)?;
    let first = |stage: ApplicationStage| columns.iter().find(|placed| placed.column.stage == stage);
    for stage in ApplicationStage::ALL {
        first(*stage).ok_or(Problem::Empty(*stage))?;
    }
    let is_gone = |known: &&Known| columns.iter().all(|placed| placed.column.id != known.id);
    let heir = |known: &Known| Some((known.id, first(known.stage)?.column.id));
    let removed = known.iter().filter(is_gone).filter_map(heir).collect();
    Ok(Plan { columns, removed })
}

/// A column without a name is called like its stage.
fn is_called_the_same(column: &Known, stage: ApplicationStage, name: Option<&str>) -> bool {
    match (column.name.as_deref(), name) {
        (Some(one), Some(other)) => fold(one) == fold(other),
        (None, None) => column.stage == stage,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use ApplicationStage as S;

    use super::*;

    fn board() -> Vec<Known> {
        S::ALL.iter().map(|stage| Known { id: ColumnId::new(), stage: *stage, name: None }).collect()
    }

    fn given(columns: &[Known]) -> Vec<ColumnIn> {
        let one = |known: &Known| ColumnIn { id: Some(known.id), stage: known.stage, name: None };
        columns.iter().map(one).collect()
    }

    fn new(stage: S, name: &str) -> ColumnIn {
        ColumnIn { id: None, stage, name: Some(ColumnName::parse(name).unwrap()) }
    }

    fn field(problem: Result<Plan, Problem>) -> (String, FieldError) {
        let Err(Problem::Fields(errors)) = problem else { panic!("{problem:?}") };
        let (path, found) = errors.iter().next().unwrap();
        (path.to_owned(), found[0])
    }

    #[test]
    fn columns_are_added_in_any_place_and_reordered() {
        let known = board();
        let mut list = given(&known);
        assert!(is_same(&known, &list));
        list.insert(2, new(S::Review, "Telefon"));
        list.swap(0, 1);
        assert!(!is_same(&known, &list));
        let plan = plan(&known, &list).unwrap();
        let stages: Vec<S> = plan.columns.iter().map(|placed| placed.column.stage).collect();
        assert_eq!(stages[..4], [S::Review, S::New, S::Review, S::Test]);
        assert_eq!((plan.columns[2].is_new, plan.columns[1].is_new), (true, false));
        assert_eq!(plan.removed, []);
    }

    #[test]
    fn cards_of_a_removed_column_go_to_the_first_of_its_stage() {
        let mut known = board();
        let second = Known { id: ColumnId::new(), stage: S::New, name: Some("Chet".into()) };
        known.insert(1, second.clone());
        let mut list = given(&known);
        list.remove(0);
        let first = known[0].id;
        assert_eq!(plan(&known, &list).unwrap().removed, [(first, second.id)]);
        // A new one may take them too.
        list[0] = new(S::New, "Boshqa");
        let whole = plan(&known, &list).unwrap();
        let heir = whole.columns[0].column.id;
        assert_eq!(whole.removed, [(first, heir), (second.id, heir)]);
    }

    #[test]
    fn a_stage_keeps_a_column() {
        let known = board();
        for (index, stage) in S::ALL.iter().enumerate() {
            let mut list = given(&known);
            list.remove(index);
            assert_eq!(plan(&known, &list), Err(Problem::Empty(*stage)));
        }
        assert_eq!(plan(&known, &[]), Err(Problem::Empty(S::New)));
    }

    #[test]
    fn every_fault_has_its_field() {
        let known = board();
        let with = |change: &dyn Fn(&mut Vec<ColumnIn>)| {
            let mut list = given(&known);
            change(&mut list);
            plan(&known, &list)
        };
        type Change<'a> = (&'a dyn Fn(&mut Vec<ColumnIn>), &'a str, FieldError);
        let table: [Change<'_>; 6] = [
            (&|list| list[0].stage = S::Review, "columns.0.stage", FieldError::Invalid),
            (&|list| list[0].id = Some(ColumnId::new()), "columns.0.id", FieldError::Unknown),
            (
                &|list| {
                    let twice = ColumnIn { name: Some(ColumnName::parse("B").unwrap()), ..list[0].clone() };
                    list.push(twice);
                },
                "columns.7.id",
                FieldError::Repeated,
            ),
            // Both would be called like the stage.
            (
                &|list| list.push(ColumnIn { id: None, stage: S::New, name: None }),
                "columns.7.name",
                FieldError::Taken,
            ),
            (
                &|list| list.extend([new(S::New, "Qoʻngʻiroq"), new(S::Test, "ҚЎНҒИРОҚ")]),
                "columns.8.name",
                FieldError::Taken,
            ),
            (
                &|list| list.extend((0..14).map(|n| new(S::Test, &format!("Ustun {n}")))),
                "columns",
                FieldError::TooMany { max: 20 },
            ),
        ];
        for (change, path, error) in table {
            assert_eq!(field(with(change)), (path.to_owned(), error));
        }
        assert!(with(&|list| list.extend((0..13).map(|n| new(S::Test, &format!("Ustun {n}"))))).is_ok());
    }
}

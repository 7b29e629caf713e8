/** What is done to an enquiry without opening it. */
import { useRef } from "react";
import { ApiError } from "../api/api-error";
import { changeEnquiry } from "../api/enquiries";
import type { Change, Enquiry, Row } from "../api/enquiry-shapes";
import { useMe } from "../session/session";
import { useNotice } from "../ui/notices";
import type { WordKey } from "../words/catalogue";
import { useWords } from "../words/words";
import { called } from "./called";
import { isDone } from "./standing";

export function useRowActions(onChange: (row: Row) => void) {
  const { t, has } = useWords();
  const me = useMe();
  const say = useNotice();
  const busy = useRef(new Set<string>());

  const change = async (row: Row, wanted: Change, done: WordKey) => {
    if (busy.current.has(row.id)) {
      return;
    }
    busy.current.add(row.id);
    try {
      onChange(await changeEnquiry(row.id, row.version, wanted));
      say(t(done, { name: called(row, t("queue.nameless")) }));
    } catch (error) {
      const { code, body } = error instanceof ApiError ? error : new ApiError("failed");
      const isConflict =
        code === "conflict" && typeof body === "object" && body !== null && "current" in body;
      if (isConflict) {
        onChange(body.current as Enquiry);
      }
      const key = `error.${code}`;
      say(isConflict ? t("queue.changedBefore") : t(has(key) ? key : "error.failed"));
    } finally {
      busy.current.delete(row.id);
    }
  };

  return {
    take: (row: Row) =>
      row.owner?.id === me.id
        ? change(row, { owner: null }, "queue.released")
        : change(row, { owner: me.id }, "queue.taken"),
    done: (row: Row) =>
      isDone(row.status)
        ? change(row, { status: "inProgress" }, "queue.reopened")
        : change(row, { status: "answered" }, "queue.answered"),
    suspect: (row: Row) =>
      row.suspicion === null
        ? change(row, { suspected: true }, "queue.suspected")
        : change(row, { suspected: false }, "queue.cleared"),
  };
}

export type RowActions = ReturnType<typeof useRowActions>;

/** The public interface of support: everything that other domains and the demo data can call. */
export { answerCase } from './answering/answer-case.ts';
export { closeCase } from './answering/close-case.ts';
export { askSupport } from './contact/ask-support.ts';
export { sendVisitorMessage } from './contact/send-visitor-message.ts';
export { caseById, caseOf, messageBySeq } from './queries.ts';

/** The public interface of support: everything that other domains and the demo data may call. */
export { answerCase } from './answering/answer-case.ts';
export { closeCase } from './answering/close-case.ts';
export { askSupport } from './asking/ask-support.ts';
export { sendVisitorMessage } from './asking/send-visitor-message.ts';
export { caseById, caseOf, messageBySeq } from './queries.ts';
